// The settings of memory that a process can only be begun with: options of Node, and of the C library's allocator.

/**
 * Megabytes of a half of each thread’s young objects. Node’s own 32 stay taken while hardly anything goes on, in every busy thread:
 * two halves of two threads are 128 MB then, and 32 with these.
 */
const semiSpace = 8;

/** Arguments for Node before the file that it runs. */
export const memoryArguments = [`--max-semi-space-size=${semiSpace}`];

/**
 * Two heaps of the allocator for all threads instead of eight for each core, and large pieces given back to the system at once: what
 * a start needs for some seconds would otherwise be kept for good. An operator's own settings stay.
 */
export const memoryEnvironment = (given: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...given,
});
