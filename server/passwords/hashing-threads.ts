// The threads that hash passwords: started when the first password comes, each with one task at a time.
import { Worker } from 'node:worker_threads';

/** `kept` null: to be hashed; else to be held against that hash. */
export type HashingTask = { readonly password: string; readonly kept: string | null };

export type HashingThreads = {
  /** To be called for as many tasks at once as there are threads. */
  run(task: HashingTask): Promise<unknown>;
  close(): Promise<void>;
};

function runOn(worker: Worker, task: HashingTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
    };
    const onMessage = (answer: unknown): void => {
      end();
      resolve(answer);
    };
    const onError = (error: Error): void => {
      end();
      reject(error);
    };
    const onExit = (): void => onError(new Error('a thread that hashes passwords has ended'));
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.once('exit', onExit);
    worker.postMessage(task);
  });
}

export function createHashingThreads(): HashingThreads {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const started = (): Worker => {
    const worker = new Worker(new URL('./hashing-worker.ts', import.meta.url));
    // Nobody is kept waiting for the end of the process by a thread that has nothing to do.
    worker.unref();
    all.add(worker);
    worker.once('exit', () => all.delete(worker));
    return worker;
  };
  return {
    run: async (task) => {
      const worker = idle.pop() ?? started();
      const answer = await runOn(worker, task);
      idle.push(worker);
      return answer;
    },
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
