// Names of texts: what the catalogue has not does not compile, and a name that came as data is looked up.
import { createTranslator } from 'next-intl';
import { expect, expectTypeOf, test } from 'vitest';

import { english } from './catalogues.ts';
import { hasText, type TextName } from './text-names.ts';

test('the names of a place are those of its texts alone', () => {
  expectTypeOf<'limit'>().toExtend<TextName<'ticket.kind'>>();
  expectTypeOf<'soon'>().not.toExtend<TextName<'ticket.kind'>>();
  // A place within it has no text of its own.
  expectTypeOf<'about'>().not.toExtend<TextName<'ticket.kind'>>();
  expectTypeOf<TextName<'ticket.nowhere'>>().toBeNever();
});

test('a name that came as data is looked up', () => {
  const t = createTranslator({ locale: 'en-US', messages: english, namespace: 'movements' });
  expect(hasText(t, 'cause.deposit')).toBe(true);
  expect(hasText(t, 'cause.of-a-later-release')).toBe(false);
});
