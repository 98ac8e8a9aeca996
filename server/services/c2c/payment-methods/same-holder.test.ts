// Names as documents have them beside names as banks write them.
import { expect, test } from 'vitest';

import { isSameHolder } from './same-holder.ts';

test.each([
  ['Maria Muster', 'MUSTER MARIA'],
  ['José Ángel Núñez', 'jose angel nunez'],
  ['Łukasz Żółć', 'ZOLC LUKASZ'],
  ['Søren Æbelø', 'Soren Aebelo'],
  ['Jürgen Groß', 'JURGEN GROSS'],
  ['İpek Yılmaz', 'IPEK YILMAZ'],
  ['Anna-Lena Meyer', 'Anna Lena Meyer'],
  ['Patrick O’Brien', 'OBrien Patrick'],
  ['Jan van der Berg', 'Jan Vanderberg'],
  ['山田太郎', '山田 太郎'],
  ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ'],
  ['Олена Їжак', 'їжак олена'],
  ['مُحَمَّد علي', 'محمد علي'],
])('%s is %s', (one, other) => {
  expect([isSameHolder(one, other), isSameHolder(other, one)]).toEqual([true, true]);
});

test.each([
  ['Maria Muster', 'Maria'],
  ['Maria Muster', 'Maria Maria Muster'],
  ['Maria Muster', 'Mario Muster'],
  ['Maria Muster', ''],
  ['…', '…'],
  // The vowel signs of Devanagari are no accents, and the voiced sounds of Japanese no other way of writing.
  ['राम', 'रीमा'],
  ['ガ', 'カ'],
])('%s is not %s', (one, other) => {
  expect([isSameHolder(one, other), isSameHolder(other, one)]).toEqual([false, false]);
});
