// The time from the acknowledgment of each order of a leader until its last copy is on the disk.
import type { EventRecord } from '#server/engine/event.ts';

import type { CopyCrowd } from './copy-crowd.ts';

type Waiting = { left: number; acknowledged: number; lastMs: number };

export class CopyLags {
  readonly #crowd: CopyCrowd;
  readonly #copiesOf = new Map<number, number>();
  readonly #waiting = new Map<number, Waiting[]>();
  readonly #done: Waiting[] = [];
  /** Orders of copies that the disk has. */
  copies = 0;

  constructor(crowd: CopyCrowd) {
    this.#crowd = crowd;
    for (const leaderId of crowd.leaderOf.values()) this.#copiesOf.set(leaderId, (this.#copiesOf.get(leaderId) ?? 0) + 1);
  }

  read(records: readonly EventRecord[]): void {
    const now = performance.now();
    for (const { events } of records)
      for (const event of events)
        if (event.type === 'step-taken' && event.orderId !== null) this.#copied(this.#crowd.leaderOf.get(event.accountId), now);
  }

  #copied(leaderId: number | undefined, now: number): void {
    if (leaderId === undefined) return;
    this.copies += 1;
    const waiting = this.#waiting.get(leaderId);
    const [first] = waiting ?? [];
    if (first === undefined) return;
    first.left -= 1;
    first.lastMs = now;
    if (first.left > 0) return;
    waiting?.shift();
    this.#done.push(first);
  }

  /** Before the order of a leader is sent. Answers what notes its acknowledgment. */
  expect(leaderId: number): () => void {
    const order: Waiting = { left: this.#copiesOf.get(leaderId) ?? 0, acknowledged: 0, lastMs: 0 };
    if (order.left > 0) this.#waiting.set(leaderId, [...(this.#waiting.get(leaderId) ?? []), order]);
    return () => {
      order.acknowledged = performance.now();
    };
  }

  /** Copies that are still missing. */
  missing(): number {
    return [...this.#waiting.values()].flat().reduce((sum, { left }) => sum + left, 0);
  }

  times(): readonly number[] {
    return this.#done.map(({ acknowledged, lastMs }) => Math.max(0, lastMs - acknowledged));
  }
}
