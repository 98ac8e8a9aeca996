// From so many levels on they are drawn faintly, so that the candles are seen through them.
export const manyLevels = 24;
