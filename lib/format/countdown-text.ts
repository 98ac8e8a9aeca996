// A span of time as days and a clock.
const secondMs = 1000;
const two = (value: number): string => String(value).padStart(2, '0');

/** 0 days, 07:59:59; nothing is left of a time that is over. Part of a second counts as none. */
export function countdownText(spanMs: number): { readonly days: number; readonly clock: string } {
  const seconds = Math.max(0, Math.floor(spanMs / secondMs));
  const hours = Math.floor(seconds / 3600);
  return { days: Math.floor(hours / 24), clock: [hours % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':') };
}
