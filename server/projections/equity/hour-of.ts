// Hours of the clock, by their beginning.
export const hourMs = 3_600_000;

export const hourOf = (timeMs: number): number => timeMs - (timeMs % hourMs);
