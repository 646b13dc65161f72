#ifndef NAVGRAPH_LIBFUZZER_H
#define NAVGRAPH_LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Runs a fuzzer in a program with a `main` of its own.
///
/// Source: LLVM, compiler-rt/include/fuzzer/FuzzerInterface.h and "libFuzzer", section "Using libFuzzer as a library".
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test_one_input)(const uint8_t *data, size_t size));

#endif
