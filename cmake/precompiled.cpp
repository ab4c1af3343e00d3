// The only source of the target whose precompiled header the test programs share.
