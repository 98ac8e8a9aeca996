// The time in milliseconds since 1970 with fractions, as all threads of the process measure it: for durations, never for what is journaled.
export const preciseMs = (): number => performance.timeOrigin + performance.now();
