// The name of a browser, as people know it: the browser and the system.

/** The first that is found; those that also carry another's name come before it. */
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const;

const isHand = /iPhone|iPad|iPod|Android|Mobile/;

type Device = { readonly name: string; readonly isHandheld: boolean };

/** `name` is empty for a program that says nothing of itself; for one that is no browser, its own first words. */
export function deviceOf(userAgent: string): Device {
  const find = (table: typeof browsers | typeof systems) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const known = [find(browsers), find(systems)].filter((word) => word !== undefined);
  return { name: known.length > 0 ? known.join(' · ') : userAgent.slice(0, 40), isHandheld: isHand.test(userAgent) };
}
