// @vitest-environment jsdom
// Every kind of field in which a number is typed, in every language: what the form is told is what stands there, or the field says what is wrong.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

import { NumberField } from '#components/ui/fields/number-field.tsx';
import { isMarked } from '#lib/format/numbers/decimal-input.ts';
import { localeTable } from '#lib/i18n/locales.ts';
import { searchSize } from '#tests/thorough.ts';
import { readCatalogue } from '../../../scripts/catalogue/read-catalogue.ts';
import { AmountField } from './amount-field.tsx';
import { PercentField } from './percent-field.tsx';

afterEach(cleanup);

/** The form was last told this. */
const form = { told: '' };

const tell = (text: string): void => {
  form.told = text;
};

function Held({ children }: { readonly children: (value: string, onValue: (value: string) => void) => ReactNode }) {
  const [value, setValue] = useState('');
  return children(value, (next) => {
    tell(next);
    setValue(next);
  });
}

const fields = {
  price: () => <Held>{(value, onValue) => <AmountField label="n" value={value} decimals={2} step="0.01" onValue={onValue} />}</Held>,
  size: () => (
    <Held>
      {(value, onValue) => <AmountField label="n" unit="BTC" value={value} decimals={8} holds="size" step="1" onValue={onValue} />}
    </Held>
  ),
  leverage: () => (
    <Held>
      {(value, onValue) => <AmountField label="n" unit="x" value={value} decimals={0} holds="count" max="125" step="1" onValue={onValue} />}
    </Held>
  ),
  amount: () => (
    <Held>{(value, onValue) => <NumberField label="n" value={value} rules={{ decimals: 6, maxLength: 20 }} onValue={onValue} />}</Held>
  ),
  percent: () => (
    <Held>
      {(value, onValue) => <PercentField percent={Number(value)} disabled={false} onPercent={(percent) => onValue(String(percent))} />}
    </Held>
  ),
};

function readMessages(tag: string) {
  const texts = readCatalogue(tag);
  const faults = ['comma', 'notNumber', 'whole', 'negative', 'tooLong', 'tooLittle', 'tooMuch'];
  const number = Object.fromEntries(faults.map((fault) => [fault, texts.get(`shell.number.${fault}`) ?? '']));
  return { shell: { number }, terminal: { percentTyped: 'n' } };
}

const read = new Map<string, ReturnType<typeof readMessages>>();
function messagesOf(tag: string): ReturnType<typeof readMessages> {
  const messages = read.get(tag) ?? readMessages(tag);
  read.set(tag, messages);
  return messages;
}

function show(tag: string, field: keyof typeof fields): HTMLInputElement {
  cleanup();
  tell('');
  render(
    <NextIntlClientProvider locale={tag} messages={messagesOf(tag)} timeZone="UTC">
      {fields[field]()}
    </NextIntlClientProvider>,
  );
  return screen.getByRole('textbox');
}

/** Sign by sign, as keys do. */
function key(input: HTMLInputElement, typed: string): void {
  for (const sign of typed) act(() => void fireEvent.change(input, { target: { value: input.value + sign } }));
}

/** Hundred-millionths, of a text that reads as 1,234.56; null for every other. Worked out sign by sign. */
function unitsOf(text: string): bigint | null {
  const [whole = '', fraction = '', ...more] = text.split('.');
  const groups = whole.split(',');
  if (more.length > 0 || !/^\d*$/.test(fraction) || groups.some((group) => !/^\d*$/.test(group))) return null;
  if (groups.length > 1 && groups.some((group, place) => (place === 0 ? !/^[1-9]\d{0,2}$/.test(group) : group.length !== 3))) return null;
  return BigInt(`${groups.join('')}${fraction.padEnd(8, '0')}` || '0');
}

const tags = localeTable.map(({ tag }) => tag);
const names: readonly (keyof typeof fields)[] = ['price', 'size', 'leverage', 'amount', 'percent'];
const texts = fc.oneof(
  fc.constantFrom('1,000', '95,000.50', '2,5', '2.500', '12.5', '999', '1e9', '-1', '100', '1.234,56', '0.5', '１．５', '٩٩'),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-e'.split('')), maxLength: 9 }),
);

test('typed or pasted, in any language and any field: what stands there is told, or the field is marked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tags), fc.constantFrom(...names), texts, (tag, field, typed) => {
      const keyed = show(tag, field);
      key(keyed, typed);
      const byKeys = { invalid: keyed.getAttribute('aria-invalid'), told: form.told };
      const pasted = show(tag, field);
      act(() => void fireEvent.change(pasted, { target: { value: typed } }));
      const { told } = form;
      const isWrong = pasted.getAttribute('aria-invalid') === 'true';
      expect([byKeys.invalid, isWrong || byKeys.told]).toEqual([String(isWrong), isWrong || told]);
      const reason = document.getElementById(pasted.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      // Marked: nothing of it is left out, the reason stands beside it, and a form with it is not sent.
      const marked = { length: typed.length, reason: true, isSent: false, isNumber: field === 'percent' };
      const read = { units: unitsOf(pasted.value), reason: false, isSent: true };
      expect(
        isWrong
          ? { length: pasted.value.length, reason: reason !== '', isSent: pasted.checkValidity(), isNumber: !isMarked(told) }
          : { units: unitsOf(told), reason: reason !== '', isSent: pasted.checkValidity() },
      ).toEqual(isWrong ? marked : read);
    }),
    { numRuns: searchSize({ quick: 60, thorough: 600 }) },
  );
});

test.each(tags)('%s: says in its own words to use a dot', (tag) => {
  const input = show(tag, 'amount');
  key(input, '2,5');
  expect(input.validationMessage).toBe(messagesOf(tag).shell.number['comma']);
  expect(input.validationMessage).toContain('2.5');
});

test.each(names)('%s: what was typed before the scripts came is what the form is told', (name) => {
  const page = (
    <NextIntlClientProvider locale="en-US" messages={messagesOf('en-US')} timeZone="UTC">
      {fields[name]()}
    </NextIntlClientProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const drawn = screen.getByRole<HTMLInputElement>('textbox');
  drawn.value = '12';
  form.told = '';
  render(page, { container, hydrate: true });
  expect([form.told, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual(['12', '12']);
  container.remove();
});

test('a word in an empty field stands without the unit, which comes with the number and is always read out', () => {
  const field = (value: string, placeholder: string) => {
    render(
      <NextIntlClientProvider locale="en-US" messages={readMessages('en-US')}>
        <AmountField label="Stop loss" unit="%" value={value} decimals={2} step="1" placeholder={placeholder} onValue={tell} />
      </NextIntlClientProvider>,
    );
    expect(screen.getByRole('textbox', { name: /^Stop loss ?%$/ })).toBeTruthy();
    const isSeen = !screen.getByText('%').classList.contains('sr-only');
    cleanup();
    return isSeen;
  };
  expect([field('', 'None'), field('5', 'None'), field('', '10'), field('', 'Min. 10')]).toEqual([false, true, true, true]);
});
