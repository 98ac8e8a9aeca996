// The site's content for the pages that show it: the same for all who read one language, and never as old as a minute.
import 'server-only';

import { getAnnouncements } from '#lib/contract/calls/v1/cms/announce/list.ts';
import { getAnnouncement } from '#lib/contract/calls/v1/cms/announce/translation.ts';
import { getHelpCentre } from '#lib/contract/calls/v1/cms/helpCenter.ts';
import { getBanners } from '#lib/contract/calls/index/locationBanner.ts';
import { getPageWords } from '#lib/contract/calls/v1/mix/public/getTdkMltQueryList.ts';
import type { AnnouncementCategory } from '#lib/contract/site/content.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { publicExchange } from './exchange.ts';
import { shareAnswers } from './shared-answer.ts';

/** Whoever publishes something sees it within seconds, and what was taken back is shown to nobody: no older answer is ever given. */
const reading = { freshMs: 2000 } as const;
/** Many words can be looked for: answers to searches are not kept. */
const parts = (key: string): readonly string[] => key.split(' ');

const topics = shareAnswers((locale) => publicExchange().call(getHelpCentre, { locale }), reading);
const articles = shareAnswers((key) => {
  const [locale = '', slug = ''] = parts(key);
  return publicExchange().call(getHelpCentre, { locale, slug });
}, reading);
const news = shareAnswers((key) => {
  const [locale = '', slug = ''] = parts(key);
  return publicExchange().call(getAnnouncement, { locale, slug });
}, reading);
const pages = shareAnswers(async (locale) => {
  const { list } = await publicExchange().call(getPageWords, { locale });
  return new Map(list.filter(({ isOwn }) => !isOwn).map((page) => [page.path, page]));
}, reading);

const codeOf = (tag: string): string => localeOf(tag).code;

export const helpTopics = (tag: string) => topics(codeOf(tag)).catch(() => null);
export const helpSearch = (tag: string, search: string) =>
  publicExchange()
    .call(getHelpCentre, { locale: codeOf(tag), search })
    .catch(() => null);
/** Null: there is none, or the exchange does not say. */
export const helpArticle = (tag: string, slug: string) => articles(`${codeOf(tag)} ${slug}`).catch(() => null);
export const announcements = (tag: string, wanted: { category?: AnnouncementCategory; pageNo: number; pageSize: number }) =>
  publicExchange()
    .call(getAnnouncements, { locale: codeOf(tag), ...wanted })
    .catch(() => null);
export const announcement = (tag: string, slug: string) => news(`${codeOf(tag)} ${slug}`).catch(() => null);
/** The operator's words of a page; null: the page's own hold. */
export const pageWords = async (tag: string, path: string) => (await pages(codeOf(tag)).catch(() => null))?.get(path) ?? null;

const atPlaces = shareAnswers((key) => {
  const [locale = '', ...places] = parts(key);
  return publicExchange().call(getBanners, { locale, bannerTerminalType: 1, locations: places.map(Number) });
}, reading);
export const bannersAt = async (tag: string, ...places: readonly number[]) =>
  (await atPlaces([codeOf(tag), ...places].join(' ')).catch(() => null))?.list ?? [];
