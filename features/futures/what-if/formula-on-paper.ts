// Works out a formula as it is printed, by itself: what a reader with a pencil would get. For tests only.
import { Decimal } from 'decimal.js';

const token = /\s*(max|\d+(?:\.\d+)?|[A-Za-z]|[×÷+−(),])/gy;

/** `values` by symbol; several of one symbol are what Σ adds up. Numbers, symbols, + − × ÷, brackets, max(a, b), and a sign before all. */
export function workOut(formula: string, values: ReadonlyMap<string, readonly string[]>): Decimal {
  if (formula.startsWith('Σ ')) return Decimal.sum(0, ...(values.get(formula.slice(2)) ?? []));
  const tokens = [...formula.matchAll(token)].map(([, text]) => text ?? '');
  let place = 0;
  const take = (): string => tokens[place++] ?? '';
  const next = (): string => tokens[place] ?? '';
  const factor = (): Decimal => {
    const text = take();
    if (text === '−') return factor().negated();
    if (text === '(') return closed(sum());
    if (text === 'max') {
      take();
      const first = sum();
      take();
      return closed(Decimal.max(first, sum()));
    }
    if (/^\d/.test(text)) return new Decimal(text);
    const value = values.get(text)?.[0];
    if (value === undefined) throw new Error(`no ${text} in ${formula}`);
    return new Decimal(value);
  };
  const closed = (value: Decimal): Decimal => {
    if (take() !== ')') throw new Error(`no bracket in ${formula}`);
    return value;
  };
  const product = (): Decimal => {
    let value = factor();
    while (next() === '×' || next() === '÷') value = take() === '×' ? value.times(factor()) : value.dividedBy(factor());
    return value;
  };
  function sum(): Decimal {
    let value = product();
    while (next() === '+' || next() === '−') value = take() === '+' ? value.plus(product()) : value.minus(product());
    return value;
  }
  const value = sum();
  if (place !== tokens.length) throw new Error(`${formula} goes on after ${place} signs`);
  return value;
}
