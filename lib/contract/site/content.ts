// The content of the site beside its markets: kinds of content, what each needs to be shown, and its texts.
import * as z from 'zod/mini';

import { contentRule } from './place-rules.ts';
import { asText } from '../wire/fields.ts';

/** tdk: title, description and keywords of a page. coin: what a coin is. event: a date that may move prices. */
export const contentKinds = ['help', 'announcement', 'notice', 'banner', 'tdk', 'coin', 'event'] as const;
export type ContentKind = (typeof contentKinds)[number];
export const contentKind = z.enum(contentKinds, { error: `must be one of ${contentKinds.join(', ')}` });

export const announcementCategories = ['news', 'product', 'listing', 'maintenance', 'campaign', 'rules'] as const;
export type AnnouncementCategory = (typeof announcementCategories)[number];

/** draft: nobody sees it. scheduled: from its time on. published: now. ended: its time is over. */
export const contentStates = ['draft', 'scheduled', 'published', 'ended'] as const;
export type ContentState = (typeof contentStates)[number];

/** A page of this site, or a place elsewhere over HTTPS: nothing that a browser would run. */
const siteHref = asText.check(
  z.regex(/^(\/(?![/\\])|https:\/\/)[^\s\\]*$/, 'must begin with / or https://'),
  z.maxLength(500, 'is longer than 500 characters'),
);
/** The name of an item in addresses. */
export const contentSlug = asText.check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'),
  z.maxLength(80, 'is longer than 80 characters'),
);
const time = z.int({ error: 'must be milliseconds since 1970' });

/** The rules by which dates are computed: what is delivered, when funding is paid, and when the reward of miners halves. */
const eventRules = ['delivery', 'funding', 'halving'] as const;
export type EventRule = (typeof eventRules)[number];

/** The place and the manner in which an item is shown: each kind has some of it. */
export const contentTerms = z.strictObject({
  /** help. */
  topic: z.optional(contentSlug),
  /** announcement. */
  category: z.optional(z.enum(announcementCategories, { error: `must be one of ${announcementCategories.join(', ')}` })),
  /** help: last gone over. announcement: published. event: when it is. */
  atMs: z.optional(time),
  /** event: computed dates in place of one that is written. The words may hold what the rule knows: {contract}; {contracts} and {hours}; {coin}, {block} and {minutes}. */
  rule: z.optional(z.enum(eventRules, { error: `must be one of ${eventRules.join(', ')}` })),
  /** tdk: the page, without language, such as /markets. */
  path: z.optional(asText.check(z.regex(/^\/(?!\/)[^\s?#]*$/, 'must be the path of a page'))),
  /** coin: its code. */
  coin: z.optional(asText.check(z.regex(/^[A-Z0-9]{1,20}$/, 'must be a coin'))),
  /** banner: by number. */
  locations: z.optional(z.array(z.int()).check(z.maxLength(20, 'is too long'))),
  /** notice, banner. */
  href: z.optional(siteHref),
  /** notice, event: before the others. */
  important: z.optional(z.boolean()),
  /** notice: shown only while prices come from there; its words may hold `{venue}`. */
  source: z.optional(z.enum(['simulated', 'replay', 'live'])),
  /** The languages and the sites in which it is shown; left out: everywhere. */
  where: z.optional(contentRule),
});
export type ContentTerms = z.output<typeof contentTerms>;

/** The terms that an item cannot do without. */
export const neededTerms = {
  help: ['topic'],
  announcement: ['category'],
  notice: [],
  banner: ['locations'],
  tdk: ['path'],
  coin: ['coin'],
  event: ['atMs'],
} as const satisfies Record<ContentKind, readonly (keyof ContentTerms)[]>;

/** The term that an item of a kind lacks; null: none. */
export const missingTerm = (kind: ContentKind, terms: ContentTerms): keyof ContentTerms | null =>
  neededTerms[kind].find((name) => terms[name] === undefined && (name !== 'atMs' || terms.rule === undefined)) ?? null;

const limited = (max: number) => asText.check(z.maxLength(max, `is longer than ${max} characters`));

export const contentTitle = limited(200).check(z.minLength(1, 'must not be empty'));
export const contentSummary = limited(500);
/** Markdown, without HTML. */
export const contentBody = limited(20_000);
export const contentKeywords = z.array(limited(60)).check(z.maxLength(20, 'is too long'));

/** A heading inside an article, and where it can be gone to. */
export const contentHeading = z.object({ id: z.string(), text: z.string(), level: z.number() });
