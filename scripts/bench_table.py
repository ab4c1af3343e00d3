"""Runs the programs of a folder and prints one table of times, limits and ratios.

In programs with Google Benchmark the label of a benchmark names its limit (tests/bench/bench_label.h). The others print lines
"RATIO<TAB>id<TAB>what<TAB>value<TAB>limit<TAB>its value<TAB>ratio<TAB>target".
"""

import json
import pathlib
import subprocess
import sys

TOPICS = ["rotation", "table", "score", "decay", "bounds", "frame", "heatmap"]
PLAIN = {"frame", "heatmap"}  # without Google Benchmark
REPETITIONS = 9


def fail(message):
    sys.exit(f"ropescope: {message}")


def run(command):
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        fail(f"{command[0]} exited with status {result.returncode}\n{result.stderr}")
    return result.stdout


def measure(program):
    """Name -> (seconds per item, milliseconds, label), each the minimum of the repetitions, because disturbances only add time. The
    repetitions of all benchmarks are interleaved, so that a slow phase of the machine affects the measured code and its limit alike."""
    output = run([
        str(program), "--benchmark_format=json", f"--benchmark_repetitions={REPETITIONS}", "--benchmark_min_time=0.05",
        "--benchmark_enable_random_interleaving=true"
    ])
    runs = {}
    for entry in json.loads(output)["benchmarks"]:
        if entry.get("run_type") == "iteration":
            runs.setdefault(entry["run_name"].replace("/real_time", ""), []).append(entry)
    to_ms = {"ns": 1e-6, "us": 1e-3, "ms": 1, "s": 1e3}
    return {
        name: (min(1 / e["items_per_second"] for e in entries),
               min(e["real_time"] * to_ms[e["time_unit"]] for e in entries), entries[0].get("label", ""))
        for name, entries in runs.items()
    }


def fields_of(label):
    return dict(part.split("=", 1) for part in label.split(";") if "=" in part)


def rows_of(measured):
    for seconds, milliseconds, label in measured.values():
        fields = fields_of(label)
        if "most" in fields:
            limit = fields["limit"]
            ratio = seconds / measured[limit][0]
            yield fields["what"], f"{milliseconds:.2f} ms", f"{limit} {measured[limit][1]:.2f} ms", ratio, "<=", float(fields["most"])
        elif "least" in fields:
            own, limit = (measured[f"{fields[k]}/1"][0] / measured[f"{fields[k]}/2"][0] for k in ("own", "limit"))
            yield fields["what"], f"gain {own:.2f}", f"{fields['limit']} gain {limit:.2f}", own / limit, ">=", float(fields["least"])


def plain_rows(output):
    for line in output.splitlines():
        if line.startswith("RATIO\t"):
            _, name, what, value, limit, limit_value, ratio, target = line.split("\t")
            yield f"{name} {what}", f"{value} ms", f"{limit} {limit_value} ms", float(ratio), "<=", float(target)


def main(folder, topics):
    unknown = set(topics) - set(TOPICS)
    if unknown:
        fail(f"unknown benchmark: {', '.join(sorted(unknown))}; available: {', '.join(TOPICS)}")
    print(f"| {'work':<44} | {'time':>12} | {'limit of the same run':<32} | {'ratio':>6} | {'target':>7} | |")
    print("|---|---:|---|---:|---:|---|")
    missed = 0
    for topic in topics or TOPICS:
        program = pathlib.Path(folder) / f"{topic}_bench"
        rows = plain_rows(run([str(program)])) if topic in PLAIN else sorted(rows_of(measure(program)))
        for what, value, limit, ratio, sense, target in rows:
            is_aimed = target > 0  # without a target the time is only printed
            is_met = not is_aimed or (ratio <= target if sense == "<=" else ratio >= target)
            missed += not is_met
            aim = f"{sense} {target:4.2f}" if is_aimed else ""
            print(f"| {what:<48} | {value:>12} | {limit:<44} | {ratio:6.2f} | {aim:>7} | {'' if is_met else 'MISSED'} |", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
