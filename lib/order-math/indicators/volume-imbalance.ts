// The imbalance of volume: how much more of it traded in candles that rose than in those that fell.

/**
 * (up − down) ÷ (up + down), from −1 to 1; 0 where neither has traded.
 * @internal
 */
export const imbalanceOf = (up: number, down: number): number => (up + down === 0 ? 0 : (up - down) / (up + down));

export type VolumeImbalance = {
  /** 0: none yet. */
  lastClose: number;
  /** The volumes of the last candles, each with the sign of its change of close; 0 where it closed as the one before. */
  signed: number[];
};

export const emptyImbalance = (): VolumeImbalance => ({ lastClose: 0, signed: [] });

/** Null until `bars` candles have closed after the first one. */
export function takeImbalance(state: VolumeImbalance, close: number, volume: number, bars: number): number | null {
  const isFirst = state.lastClose === 0;
  const change = close - state.lastClose;
  state.lastClose = close;
  if (isFirst) return null;
  state.signed.push(change === 0 ? 0 : change > 0 ? volume : -volume);
  if (state.signed.length > bars) state.signed.shift();
  if (state.signed.length < bars) return null;
  let [up, down] = [0, 0];
  for (const one of state.signed) {
    if (one > 0) up += one;
    else down -= one;
  }
  return imbalanceOf(up, down);
}
