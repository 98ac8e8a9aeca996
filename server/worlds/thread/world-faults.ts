// Faults that the owner of a world has set: they wait for the order or the message that they are aimed at.
import type { ChannelName } from '#lib/contract/channels/protocol.ts';
import type { WorldFault, WorldFaultKind } from '#lib/contract/worlds/world-faults.ts';
import type { Update } from '#server/channels/topic-board.ts';

/** The moment at which a fault happens; of an update, what is told in its place (null: it is nothing for this fault). */
type Effect =
  | { readonly at: 'order' | 'answer' }
  | { readonly at: 'update'; readonly channel?: ChannelName; told(data: unknown): readonly unknown[] | null };

const isFill = (change: unknown): boolean => typeof change === 'object' && change !== null && 'fill' in change && change.fill !== null;

function withFillsAgain(data: unknown): readonly unknown[] | null {
  const fills: readonly unknown[] = Array.isArray(data) ? data.filter(isFill) : [];
  return fills.length === 0 ? null : [data, fills];
}

const withAnotherChecksum = (data: unknown): readonly unknown[] | null =>
  typeof data === 'object' && data !== null && 'checksum' in data && typeof data.checksum === 'number'
    ? [{ ...data, checksum: data.checksum === 0 ? 1 : data.checksum - 1 }]
    : null;

const effects: Readonly<Record<WorldFaultKind, Effect>> = {
  'lost-answer': { at: 'answer' },
  'partial-fill': { at: 'order' },
  'repeated-fill': { at: 'update', channel: 'orders', told: withFillsAgain },
  'lost-message': { at: 'update', told: () => [] },
  'wrong-checksum': { at: 'update', channel: 'depth', told: withAnotherChecksum },
};

const isSame = (one: WorldFault, other: WorldFault): boolean =>
  one.kind === other.kind && one.seatNumber === other.seatNumber && one.channel === other.channel && one.key === other.key;

export class WorldFaults {
  readonly #onUsed: () => void;
  #waiting: readonly WorldFault[] = [];

  constructor(onUsed: () => void) {
    this.#onUsed = onUsed;
  }

  get waiting(): readonly WorldFault[] {
    return this.#waiting;
  }

  /** In the place of one that is aimed at the same. */
  set(fault: WorldFault): void {
    const others = this.#waiting.filter((one) => !isSame(one, fault));
    this.#waiting = fault.times === 0 ? others : [...others, fault];
  }

  /** True: one waits for the order of this seat, or for its answer. It is used up. */
  happensTo(seat: number, at: 'order' | 'answer'): boolean {
    const fault = this.#waiting.find(({ kind, seatNumber }) => effects[kind].at === at && seatNumber === seat);
    if (fault !== undefined) this.#use(fault);
    return fault !== undefined;
  }

  /** The updates in the place of one; null: it goes out as it is. `isOf`: true if it is told to this seat alone. */
  disturb({ channel, key, data }: Update, isOf: (seat: number) => boolean): readonly unknown[] | null {
    for (const fault of this.#waiting) {
      const effect = effects[fault.kind];
      const isMeant =
        [null, channel].includes(fault.channel) && [null, key].includes(fault.key) && (fault.seatNumber === null || isOf(fault.seatNumber));
      if (!isMeant || effect.at !== 'update' || (effect.channel ?? channel) !== channel) continue;
      const told = effect.told(data);
      if (told === null) continue;
      this.#use(fault);
      return told;
    }
    return null;
  }

  #use(fault: WorldFault): void {
    this.#waiting = this.#waiting.flatMap((one) => {
      if (one !== fault) return [one];
      return one.times === 1 ? [] : [{ ...one, times: one.times - 1 }];
    });
    this.#onUsed();
  }
}
