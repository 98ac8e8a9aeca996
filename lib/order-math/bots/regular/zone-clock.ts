// The clock of a time zone: the local time of a moment, and the moments of a local time. Local times are ms as if the zone were UTC.

const dayMs = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();
/** There are some 600 zones, each of which may be written in small and large letters. */
const clocksKept = 1000;

/** Refuses (RangeError) a name that is no zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (clocks.size >= clocksKept) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/** IANA names alone: what stands for the zone of a device, or for a fixed distance such as +02:00, is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The local time of a moment, in whole seconds. */
export function localTime(timeZone: string, atMs: number): number {
  const read = new Map(
    clockOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => read.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const offsetAt = (timeZone: string, atMs: number): number => localTime(timeZone, atMs) - Math.floor(atMs / 1000) * 1000;

/** The moments at which clocks show a local time: two where they were set back over it, none where they were set forward over it. */
export function momentsOf(timeZone: string, localMs: number): readonly number[] {
  const [before, after] = [offsetAt(timeZone, localMs - dayMs), offsetAt(timeZone, localMs + dayMs)];
  const moments = [...new Set([localMs - before, localMs - after])].filter((moment) => localTime(timeZone, moment) === localMs);
  return moments.toSorted((a, b) => a - b);
}

/** The one moment of a local time: the first of two; a time that clocks leave out comes as much later as they were set forward. */
export function momentOf(timeZone: string, localMs: number): number {
  const [first] = momentsOf(timeZone, localMs);
  return first ?? localMs - offsetAt(timeZone, localMs - dayMs);
}
