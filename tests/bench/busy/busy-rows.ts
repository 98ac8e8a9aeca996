// The figures of the terminal in a busy market, against their bars. BENCH_HEAP_MINUTES: how long its memory is watched (30 for the promise's own figure).
import { startBarePage } from '../pages/page-time.ts';
import { add } from '../rows.ts';
import { freePort } from '../server/server.ts';
import { bareMainThread, busyHeap, busyMainThread, controlAnswer, typingDelay } from './busy-page.ts';

const usualMinutes = 2;

export async function addBusyRows(url: string): Promise<void> {
  const port = await freePort();
  const stop = await startBarePage(port);
  const bare = await bareMainThread(`http://127.0.0.1:${port}`).finally(stop);
  const busy = await busyMainThread(url);
  const beside = `a bare React book: ${bare.msPerSecond.toFixed(0)} ms; ${busy.messagesPerSecond.toFixed(0)} messages a second`;
  add(
    'Main thread of the terminal, 20 books and 50 trades a second',
    `${busy.msPerSecond.toFixed(0)} ms a second (${beside})`,
    'at most 90 ms',
    busy.msPerSecond <= 90,
  );
  add('Its longest task', `${busy.longestMs.toFixed(0)} ms`, 'at most 50 ms', busy.longestMs <= 50);
  const typing = await typingDelay(url);
  add('Typing a price meanwhile, p99 until it is handled', `${typing.toFixed(1)} ms`, 'at most 50 ms', typing <= 50);
  const answer = await controlAnswer(url);
  add('Every control of the desk at a quarter of the speed, p95 until painted', `${answer.toFixed(0)} ms`, 'at most 200 ms', answer <= 200);
  const minutes = Number(process.env['BENCH_HEAP_MINUTES'] ?? usualMinutes);
  const heap = await busyHeap(url, minutes);
  const growth = `${heap.growthMb >= 0 ? '+' : ''}${heap.growthMb.toFixed(1)} MB since the first third`;
  add(
    `Heap of the page after ${heap.minutes} busy minutes`,
    `${heap.lastMb.toFixed(0)} MB (${growth})`,
    'at most 150 MB and flat (5 MB)',
    heap.lastMb <= 150 && heap.growthMb <= 5,
  );
}
