// The content of a card that can be shared, of whatever kind: its number in large, and the facts that may stand beside it.
import type { ShareCardType } from '#lib/contract/site/share-card.ts';

/** The facts that the reader may leave out; the return and its subject are always shown. */
export type Told = 'gain' | 'prices' | 'counts' | 'name';
type Fact = readonly [name: string, value: string];

export type CardContent = {
  readonly type: ShareCardType;
  /** BTCUSDT, or all contracts of a coin. */
  readonly subject: string;
  /** Long · 20× · Cross. */
  readonly about: string;
  /** Null where it is of both. */
  readonly side: 'long' | 'short' | null;
  /** A share of what it took, signed. */
  readonly rate: string;
  /** The word beside the tick of the counts, where they are not of positions. */
  readonly countsName?: string;
  readonly facts: Readonly<Partial<Record<Told, readonly Fact[]>>>;
  readonly fileName: string;
};
