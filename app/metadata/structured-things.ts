// The things that a page is about in the words of schema.org: every kind that the site tells of, and nothing else.

type Named = { readonly name: string; readonly url: string };
type Step = { readonly '@type': 'ListItem'; readonly position: number; readonly name: string; readonly item: string };
type Answered = {
  readonly '@type': 'Question';
  readonly name: string;
  readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
};

export type Thing =
  | ({ readonly '@type': 'Organization'; readonly logo: string } & Named)
  | ({ readonly '@type': 'WebSite'; readonly inLanguage: string } & Named)
  | { readonly '@type': 'BreadcrumbList'; readonly itemListElement: readonly Step[] }
  | { readonly '@type': 'FAQPage'; readonly inLanguage: string; readonly mainEntity: readonly Answered[] }
  | {
      readonly '@type': 'Article' | 'NewsArticle';
      readonly headline: string;
      readonly description: string;
      readonly inLanguage: string;
      readonly datePublished?: string;
      readonly dateModified: string;
      readonly url: string;
      readonly publisher: { readonly '@type': 'Organization'; readonly name: string; readonly url: string };
    }
  | {
      readonly '@type': 'ExchangeRateSpecification';
      readonly name: string;
      readonly url: string;
      readonly currency: string;
      readonly currentExchangeRate: { readonly '@type': 'UnitPriceSpecification'; readonly price: string; readonly priceCurrency: string };
    }
  | ({
      readonly '@type': 'ProfilePage';
      readonly inLanguage: string;
      readonly dateCreated: string;
      readonly mainEntity: { readonly '@type': 'Person' | 'Organization'; readonly name: string; readonly description?: string };
    } & Named)
  | ({ readonly '@type': 'FinancialProduct'; readonly description: string } & Named);

/** From the home page on; the page itself is the last. All addresses are whole ones. */
export const trailThing = (steps: readonly Named[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, place) => ({ '@type': 'ListItem', position: place + 1, name, item: url })),
});

/** Questions with their answers, both as plain text. */
export const questionsThing = (
  inLanguage: string,
  questions: readonly { readonly question: string; readonly answer: string }[],
): Thing => ({
  '@type': 'FAQPage',
  inLanguage,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

type Leading = {
  readonly inLanguage: string;
  readonly startTimeMs: number;
  /** The exchange itself trades the account. */
  readonly isHouse: boolean;
  /** As the lead trader tells them; may be empty. */
  readonly words: string;
};

/** The page of a lead trader, who is a person unless the exchange itself trades the account. */
export const leaderThing = ({ name, url, inLanguage, startTimeMs, isHouse, words }: Named & Leading): Thing => ({
  '@type': 'ProfilePage',
  name,
  url,
  inLanguage,
  dateCreated: new Date(startTimeMs).toISOString(),
  mainEntity: { '@type': isHouse ? 'Organization' : 'Person', name, ...(words === '' ? {} : { description: words }) },
});

/** One block for a document. Nothing in it ends the element that it stands in, whatever the texts are. */
export const writeThings = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
