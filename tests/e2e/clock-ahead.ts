// Loaded before the server: its clock, and that of its workers, is so many milliseconds ahead.
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? '0');
const trueNow = Date.now.bind(Date);
const now = (): number => trueNow() + aheadMs;

globalThis.Date = new Proxy(Date, {
  construct: (date, given: unknown[], target) => Reflect.construct(date, given.length === 0 ? [now()] : given, target),
  apply: () => new Date(now()).toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
