// The topics that an operator may set on the site: each topic is a file, and this is its shape.
import { z } from 'zod/mini';

import { regionLimits } from '#lib/contract/site/region-limits.ts';
import type { ShareCardType } from '#lib/contract/site/share-card.ts';
import { siteSwitches } from '#lib/contract/site/switches.ts';
import { contentRule, siteTypes } from '#lib/contract/site/place-rules.ts';

/** The places where a row is shown; left out: everywhere. */
const where = z.optional(contentRule);

/** In one language for all, or by BCP 47 tag with `en-US` for every language that is not named. */
const words = z.union([z.string(), z.intersection(z.object({ 'en-US': z.string() }), z.record(z.string(), z.string()))]);
export type Words = z.output<typeof words>;

/** A page of this site, or a place elsewhere over HTTPS: nothing that a browser would run. */
const href = z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)/, 'must begin with / or https://'));
const coin = z.string().check(z.regex(/^[A-Z0-9]{1,20}$/, 'must be a coin'));
const symbol = z.string().check(z.regex(/^[A-Z0-9_]{2,40}$/, 'must be a symbol such as BTCUSDT or BTCUSDT_UMCBL'));
const rate = z.string().check(z.regex(/^-?(0|[1-9]\d*)(\.\d+)?$/, 'must be a decimal'));
const amount = z.string().check(z.regex(/^(0|[1-9]\d*)(\.\d+)?$/, 'must be a decimal'));

const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country of two capital letters'));

/** `{link}` stands for the link that the letter is about. */
const linked = words.check(
  z.refine(
    (given) => (typeof given === 'string' ? [given] : Object.values(given)).every((text) => text.includes('{link}')),
    'must have {link}',
  ),
);
const letter = z.strictObject({ subject: words, text: words });
const linkLetter = z.strictObject({ subject: words, text: linked });

const tip = z.strictObject({ id: z.string(), position: z.string(), text: words, where });
const column = z.strictObject({ title: words, links: z.array(z.strictObject({ label: words, href, where })) });
const label = z.strictObject({ label: words, coins: z.array(coin) });
const siteName = z.strictObject({ siteName: z.string(), url: href, siteType: z.enum(siteTypes) });
const concept = z.strictObject({ conceptId: z.int(), conceptName: words, coins: z.array(coin) });
const etf = z.strictObject({
  symbol,
  basket: z.array(z.strictObject({ coin, weight: amount })),
  leverage: rate,
  managementFeeRate: amount,
});
const tier = z.strictObject({
  level: z.int(),
  minimumAssets: amount,
  dailyWithdrawal: amount,
});

const cardTitle = z.optional(words);
/** Every kind of card has a place: one that is missing does not compile. */
const cardTitles = {
  '1': cardTitle,
  '2': cardTitle,
  '3': cardTitle,
  '4': cardTitle,
  '5': cardTitle,
  '6': cardTitle,
  '63': cardTitle,
  '7': cardTitle,
  '8': cardTitle,
  '9': cardTitle,
  '69': cardTitle,
  '81': cardTitle,
} as const satisfies Record<`${ShareCardType}`, typeof cardTitle>;

const schemas = {
  tips: z.array(tip),
  footer: z.array(column),
  labels: z.array(label),
  sites: z.array(siteName),
  concepts: z.array(concept),
  etfs: z.array(etf),
  vip: z.array(tier),
  /** Coins not shown in lists of coins, and those shown before the others. */
  coins: z.strictObject({ hidden: z.array(coin), first: z.array(coin) }),
  /** Searched for most, and shown on the home page: symbols. Empty: those with the highest turnover. */
  hot: z.strictObject({ search: z.array(symbol), home: z.array(symbol) }),
  switches: siteSwitches,
  domains: z.strictObject({ foreignDomainList: z.array(z.string()), internalDomainList: z.array(z.string()) }),
  /** By country, two capital letters: what is not offered to those who live there, or are there. */
  regions: z.record(country, z.array(z.enum(regionLimits))),
  /** Codes that browsers take for success beside those that always are. */
  successCodes: z.array(z.string().check(z.regex(/^\d{3,6}$/, 'must be a code'))),
  /** The e-mails of the venue. In `antiPhishing`, `{code}` stands for the user's own code. */
  mail: z.strictObject({
    reset: linkLetter,
    verify: linkLetter,
    /** Says that there is another password. */
    changed: letter,
    antiPhishing: words,
  }),
  /** E-mails about attempts at the funded-trader programme. `{number}` is the attempt's; `{rule}`, `{value}` and `{limit}` are a rule's. */
  programmeMail: z.strictObject({
    alert: linkLetter,
    failed: linkLetter,
    passed: linkLetter,
    rules: z.strictObject({ dailyLoss: words, totalLoss: words, position: words, greenDays: words, orders: words }),
  }),
  /** `types`: the titles of single kinds of cards; the others have the one of all. */
  share: z.strictObject({ title: words, text: words, path: href, types: z.optional(z.strictObject(cardTitles)) }),
} as const;

export type Topic = keyof typeof schemas;
export type TopicData = { readonly [Name in Topic]: z.output<(typeof schemas)[Name]> };
export const topics: { readonly [Name in Topic]: z.ZodMiniType<TopicData[Name]> } = schemas;
