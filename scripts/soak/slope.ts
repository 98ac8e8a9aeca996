// The growth of memory over a time, by the line that fits all samples best.

export type Sample = { readonly minute: number; readonly bytes: number; readonly descriptors: number; readonly loopMs: number };

/** Percent of the mean an hour, by least squares. 0 where there are fewer than two samples. */
export function slopePerHour(samples: readonly Sample[]): number {
  if (samples.length < 2) return 0;
  const mean = (of: (sample: Sample) => number): number => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [minute, bytes] = [mean((sample) => sample.minute), mean((sample) => sample.bytes)];
  const covariance = mean((sample) => (sample.minute - minute) * (sample.bytes - bytes));
  const variance = mean((sample) => (sample.minute - minute) ** 2);
  return ((covariance / variance) * 60 * 100) / bytes;
}
