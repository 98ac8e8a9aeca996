// The functions that turn a channel's messages into what a screen shows. Each answers null for a message that cannot be right.

export type Merge<Data> = {
  /** `previous` is what was shown before: most channels forget it. */
  snapshot(raw: unknown, previous: Data | null): Data | null;
  update(data: Data, raw: unknown): Data | null;
  /** The data that a page was rendered with, where that is less than a snapshot. */
  readonly seed?: (raw: unknown) => Data | null;
};
