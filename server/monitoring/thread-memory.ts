// The memory of a thread of this process: its heap, and what its objects hold outside of it.
import type { Worker } from 'node:worker_threads';

/** In bytes; 0 for a thread that has ended. */
export async function threadMemory(worker: Worker): Promise<number> {
  const { total_heap_size: heap, external_memory: outside } = await worker
    .getHeapStatistics()
    .catch(() => ({ total_heap_size: 0, external_memory: 0 }));
  return heap + outside;
}
