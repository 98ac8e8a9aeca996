// A formula as it is printed, `L = (G − D × S × E) ÷ (S × (r + f − D))`, taken apart so that it can be set with fractions.

export type FormulaNode =
  | { readonly kind: 'number' | 'symbol' | 'sign'; readonly text: string }
  | { readonly kind: 'row'; readonly parts: readonly FormulaNode[] }
  | { readonly kind: 'brackets'; readonly inside: FormulaNode }
  | { readonly kind: 'call'; readonly name: string; readonly inside: readonly FormulaNode[] }
  | { readonly kind: 'fraction'; readonly over: FormulaNode; readonly under: FormulaNode };

const token = /\s*(max|min|\d+(?:\.\d+)?|\p{L}\d?|[=×÷+−(),Σ])/gu;

const bare = (node: FormulaNode): FormulaNode => (node.kind === 'brackets' ? node.inside : node);
const row = (parts: readonly FormulaNode[]): FormulaNode => {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind: 'row', parts };
};

/** Symbols are a letter, with a digit where there are several. Throws for what is no formula: it is written by us. */
export function readFormula(text: string): FormulaNode {
  const tokens = [...text.matchAll(token)].map(([, word]) => word ?? '');
  if (tokens.join('') !== text.replaceAll(/\s/g, '')) throw new Error(`not a formula: ${text}`);
  let place = 0;
  const next = (): string => tokens[place] ?? '';
  const take = (): string => tokens[place++] ?? '';
  function expect(sign: string): void {
    if (take() !== sign) throw new Error(`no ${sign} at ${place} of ${text}`);
  }
  function factor(): FormulaNode {
    const word = take();
    if (word === '−' || word === 'Σ') return { kind: 'row', parts: [{ kind: 'sign', text: word }, factor()] };
    if (word === '(') {
      const inside = sum();
      expect(')');
      return { kind: 'brackets', inside };
    }
    if (word === 'max' || word === 'min') {
      expect('(');
      const inside = [sum()];
      while (next() === ',') {
        take();
        inside.push(sum());
      }
      expect(')');
      return { kind: 'call', name: word, inside };
    }
    if (/^\d/.test(word)) return { kind: 'number', text: word };
    if (/^\p{L}/u.test(word)) return { kind: 'symbol', text: word };
    throw new Error(`no term at ${place} of ${text}`);
  }
  function product(): FormulaNode {
    let parts = [factor()];
    while (next() === '×' || next() === '÷') {
      if (take() === '×') parts = [...parts, { kind: 'sign', text: '×' }, factor()];
      else parts = [{ kind: 'fraction', over: bare(row(parts)), under: bare(factor()) }];
    }
    return row(parts);
  }
  function sum(): FormulaNode {
    const parts = [product()];
    while (next() === '+' || next() === '−') parts.push({ kind: 'sign', text: take() }, product());
    return row(parts);
  }
  const parts = [sum()];
  while (next() === '=') parts.push({ kind: 'sign', text: take() }, sum());
  if (place !== tokens.length) throw new Error(`more than a formula: ${text}`);
  return row(parts);
}
