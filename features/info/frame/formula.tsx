// A formula, set with fractions for the eye and readable by screen readers; its words stand beside it as the text of those who have neither.
import { createElement, type ReactElement } from 'react';

import { MovingBox } from '#components/ui/moving-box.tsx';
import { type FormulaNode, readFormula } from './read-formula.ts';

type Values = ReadonlyMap<string, string>;

const element = (name: string, children: ReactElement | string | readonly ReactElement[]): ReactElement =>
  Array.isArray(children) ? createElement(name, null, ...children) : createElement(name, null, children);

function symbol(text: string): ReactElement {
  const [letter = '', digit] = text;
  return digit === undefined ? element('mi', letter) : element('msub', [element('mi', letter), element('mn', digit)]);
}

function drawn(node: FormulaNode, values: Values): ReactElement {
  const draw = (one: FormulaNode): ReactElement => drawn(one, values);
  switch (node.kind) {
    case 'number':
      return element('mn', node.text);
    case 'symbol': {
      const value = values.get(node.text);
      if (value === undefined) return symbol(node.text);
      // A number below zero is put in with brackets: after another sign it would be misread.
      return value.startsWith('-')
        ? element('mrow', [element('mo', '('), element('mn', `−${value.slice(1)}`), element('mo', ')')])
        : element('mn', value);
    }
    case 'sign':
      return element('mo', node.text);
    case 'row':
      return element('mrow', node.parts.map(draw));
    case 'brackets':
      return element('mrow', [element('mo', '('), draw(node.inside), element('mo', ')')]);
    case 'call': {
      const inside = node.inside.flatMap((one, place) => (place === 0 ? [draw(one)] : [element('mo', ','), draw(one)]));
      return element('mrow', [element('mi', node.name), element('mo', '('), ...inside, element('mo', ')')]);
    }
    case 'fraction':
      return element('mfrac', [draw(node.over), draw(node.under)]);
  }
}

type Props = {
  /** As `readFormula` takes it; it is also the text alternative. */
  readonly formula: string;
  /** The values of some of its symbols: they are put in for them. */
  readonly values?: Values;
};

const nothing: Values = new Map();

/** Signs that fit the narrowest screen: what is longer may have to move inside itself. */
const fitting = 24;

/** Letters and numbers run from left to right in every language. */
export function Formula({ formula, values = nothing }: Props) {
  const node = readFormula(formula);
  const math = createElement(
    'math',
    { dir: 'ltr', displaystyle: 'true', alttext: formula, className: 'whitespace-nowrap' },
    drawn(node, values),
  );
  const put = formula.replaceAll(/\p{L}\d?/gu, (letter) => values.get(letter) ?? letter);
  if (put.length <= fitting) return <div className="py-1 text-lg">{math}</div>;
  return (
    <MovingBox name={formula} kind="group" className="py-1 text-lg">
      {math}
    </MovingBox>
  );
}
