// Formulas are set as they are meant: what stands over a line, what under it.
import { expect, test } from 'vitest';

import { type FormulaNode, readFormula } from './read-formula.ts';

/** Written back with every fraction as [over/under]. */
function written(node: FormulaNode): string {
  switch (node.kind) {
    case 'row':
      return node.parts.map(written).join(' ');
    case 'brackets':
      return `(${written(node.inside)})`;
    case 'call':
      return `${node.name}(${node.inside.map(written).join(', ')})`;
    case 'fraction':
      return `[${written(node.over)}/${written(node.under)}]`;
    case 'number':
    case 'symbol':
    case 'sign':
      return node.text;
  }
}

test.each([
  ['V = S × M', 'V = S × M'],
  ['m = S × E ÷ L', 'm = [S × E/L]'],
  ['L = (G + c − D × S × E) ÷ (S × (r + f − D))', 'L = [G + c − D × S × E/S × (r + f − D)]'],
  ['P = a ÷ b × c', 'P = [a/b] × c'],
  ['N = a − b ÷ 2', 'N = a − [b/2]'],
  ['o = S × max(0, −D × (M − E))', 'o = S × max(0, − D × (M − E))'],
  ['V = Σ S1 + S2', 'V = Σ S1 + S2'],
])('%s', (formula, set) => {
  expect(written(readFormula(formula))).toBe(set);
});

test.each(['V = S ×', 'V = (S', 'V = S & M', 'S ) M', 'V = price'])('%s is no formula', (text) => {
  expect(() => readFormula(text)).toThrow(/formula|no /);
});
