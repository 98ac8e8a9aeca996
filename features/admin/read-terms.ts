// The terms of an item out of the fields of a form, and the other way round.
import { announcementCategories, type ContentKind, type ContentTerms } from '#lib/contract/site/content.ts';

export type TermField = 'topic' | 'category' | 'day' | 'path' | 'coin' | 'locations' | 'href' | 'important';

export const termFields: Readonly<Record<ContentKind, readonly TermField[]>> = {
  help: ['topic'],
  announcement: ['category', 'day'],
  notice: ['href', 'important'],
  banner: ['locations', 'href'],
  tdk: ['path'],
  coin: ['coin'],
  event: ['day', 'important'],
};

/** `said`: of a field; empty where nothing is said. What the form of the kind does not ask for stays as it was. */
export function readTerms(kind: ContentKind, before: ContentTerms, said: (field: TermField) => string): ContentTerms {
  const fields = termFields[kind];
  const text = (field: TermField): string => (fields.includes(field) ? said(field) : '');
  const category = announcementCategories.find((one) => one === text('category'));
  const atMs = Date.parse(`${text('day')}Z`);
  const numbers = text('locations').match(/\d+/g);
  const told: ContentTerms = {
    ...(text('topic') === '' ? {} : { topic: text('topic') }),
    ...(category === undefined ? {} : { category }),
    ...(Number.isNaN(atMs) ? {} : { atMs }),
    ...(text('path') === '' ? {} : { path: text('path') }),
    ...(text('coin') === '' ? {} : { coin: text('coin').toUpperCase() }),
    ...(numbers === null ? {} : { locations: numbers.map(Number) }),
    ...(text('href') === '' ? {} : { href: text('href') }),
    ...(text('important') === '' ? {} : { important: true }),
  };
  const { source, where } = before;
  return { ...told, ...(source === undefined ? {} : { source }), ...(where === undefined ? {} : { where }) };
}

/** Minutes in UTC, as fields of a browser take them. */
export const momentOf = (atMs: number | null | undefined): string =>
  atMs === null || atMs === undefined ? '' : new Date(atMs).toISOString().slice(0, 16);

export function writeTerm(terms: ContentTerms, field: TermField): string {
  if (field === 'day') return momentOf(terms.atMs);
  if (field === 'locations') return terms.locations?.join(', ') ?? '';
  if (field === 'important') return terms.important === true ? 'on' : '';
  return terms[field] ?? '';
}
