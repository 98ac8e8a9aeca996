// The payment schemes of the marketplace, as its currencies need them.
import { expect, test } from 'vitest';

import { fiats } from '../fiats.ts';
import { paymentFieldKinds } from './field-kinds.ts';
import { paymentScheme, paymentSchemeIds, schemeFields } from './schemes.ts';

test.each(fiats)('%s can be paid in two ways at least', (fiat) => {
  expect(paymentSchemeIds.filter((id) => paymentScheme(id).currencies.includes(fiat)).length).toBeGreaterThanOrEqual(2);
});

test('no scheme asks for the same twice, and every kind is asked for', () => {
  const kinds = paymentSchemeIds.map((id) => schemeFields(id).map(({ kind }) => kind));
  for (const asked of kinds) expect(asked).toEqual([...new Set(asked)]);
  expect(paymentFieldKinds.filter((kind) => !kinds.flat().includes(kind))).toEqual([]);
  const names = paymentSchemeIds.map((id) => paymentScheme(id).name);
  expect(names).toEqual([...new Set(names)]);
});
