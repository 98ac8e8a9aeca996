// Every text can be read: the contrasts of the tokens, computed from the sheet as WCAG 2.2 defines them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync('app/styles/tokens.css', 'utf8');
const block = (from: string): ReadonlyMap<string, string> => {
  const text = sheet.slice(sheet.indexOf('{', sheet.indexOf(from)) + 1);
  return new Map(
    [...text.slice(0, text.indexOf('}')).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
};
const [dark, light] = [block(":root,\n[data-theme='dark']"), block("\n[data-theme='light'] {")];
const themes = {
  dark,
  light,
  'dark with play money': new Map([...dark, ...block("[data-world='paper'] {")]),
  'light with play money': new Map([...light, ...block("[data-world='paper'][data-theme='light'] {")]),
};

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((place) => Number.parseInt(colour.slice(place, place + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const lines = [1, 2, 3, 4, 5, 6, 7, 8].map((line) => `study-${line}`);
const texts = ['text-primary', 'text-secondary', 'text-muted', 'accent', 'green', 'red', 'blue', 'orange', 'warning', ...lines];
const surfaces = ['surface-0', 'surface-1', 'surface-2'];
const pairs = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...['green', 'red', 'blue', 'orange', 'accent'].map((fill) => [`on-${fill}`, fill] as const),
];

test.each(['dark', 'light', 'dark with play money', 'light with play money'] as const)(
  '%s: every text on every surface it stands on',
  (theme) => {
    const tokens = themes[theme];
    const value = (name: string): string => tokens.get(name) ?? `no token ${name}`;
    const weak = pairs.map(([text, surface]) => ({ pair: `${text} on ${surface}`, ratio: contrast(value(text), value(surface)) }));
    expect(weak.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  },
);

test('light: a field is white, and its border stands out from every surface like a control that can be used', () => {
  const border = light.get('border-field') ?? '#ffffff';
  expect(light.get('field')).toBe('#ffffff');
  const weak = ['field', ...surfaces].filter((name) => contrast(border, light.get(name) ?? border) < 3);
  expect(weak).toEqual([]);
});

test('the measure itself: black on white is 21, and no colour stands out from itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#4c8dff', '#4c8dff')).toBe(1);
});

const moreContrast = readFileSync('app/styles/more-contrast.css', 'utf8');
const wished = (from: string): ReadonlyMap<string, string> => {
  const text = moreContrast.slice(moreContrast.indexOf('{', moreContrast.indexOf(from)) + 1);
  return new Map(
    [...text.slice(0, text.indexOf('}')).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

test.each([
  ['dark', new Map([...dark, ...wished("[data-theme='dark'] {")])],
  ['light', new Map([...light, ...wished("[data-theme='light'] {")])],
] as const)('who asks for more contrast has texts of 7:1, lines of 3:1 and fields of 4.5:1: %s', (_, theme) => {
  const least = (names: readonly string[], wanted: number): readonly string[] =>
    names.flatMap((name) =>
      ['surface-0', 'surface-1', 'surface-2'].flatMap((surface) => {
        const ratio = contrast(theme.get(name) ?? '#000000', theme.get(surface) ?? '#000000');
        return ratio < wanted ? `${name} on ${surface}: ${ratio.toFixed(2)}` : [];
      }),
    );
  expect(least(['text-primary', 'text-secondary', 'text-muted'], 7)).toEqual([]);
  expect(least(['border-strong', 'border-field', 'focus'], 4.5)).toEqual([]);
  expect(least(['border-subtle'], 3)).toEqual([]);
});
