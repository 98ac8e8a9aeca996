// Component tests wait for a screen longer than a second: a machine that does other work beside is slow, not wrong.
// And a text that lacks a value, or is not in the catalogue, fails the test that shows it.
import { IntlError } from 'next-intl';
import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });

  const faults: string[] = [];
  const { error } = console;
  console.error = (...said: readonly unknown[]): void => {
    const [first] = said;
    if (first instanceof IntlError) faults.push(first.message);
    error(...said);
  };
  afterEach(() => {
    const found = faults.splice(0);
    if (found.length > 0) throw new Error(`a text could not be said: ${found.join('; ')}`);
  });
}
