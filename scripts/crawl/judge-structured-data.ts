// Structured data of a page: whether it can be read, and holds what search engines ask of its type.

const asked: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Article: ['headline', 'dateModified', 'inLanguage'],
  NewsArticle: ['headline', 'datePublished', 'inLanguage'],
  FinancialProduct: ['name', 'url'],
  ProfilePage: ['name', 'url', 'dateCreated', 'mainEntity'],
  ExchangeRateSpecification: ['currency', 'currentExchangeRate'],
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const isStep = (step: unknown, place: number): boolean =>
  isRecord(step) && step['position'] === place + 1 && filled(step['name']) && filled(step['item']);

const isAnswered = (question: unknown): boolean =>
  isRecord(question) && filled(question['name']) && isRecord(question['acceptedAnswer']) && filled(question['acceptedAnswer']['text']);

/** Lists that are there and hold what nobody can use. */
function faultsOfList(type: string, list: unknown, isGood: (one: unknown, place: number) => boolean): string[] {
  if (!Array.isArray(list) || list.length === 0) return [`structured data ${type} is empty`];
  return list.every(isGood) ? [] : [`structured data ${type} has an entry that is not whole`];
}

function faultsOfThing(thing: unknown): string[] {
  if (!isRecord(thing)) return ['structured data is no object'];
  const type = String(thing['@type']);
  const fields = asked[type];
  if (fields === undefined) return [`structured data of the unknown type ${type}`];
  const lacking = fields.filter((field) => thing[field] === undefined || thing[field] === '' || thing[field] === null);
  if (lacking.length > 0) return [`structured data ${type} lacks ${lacking.join(', ')}`];
  if (type === 'BreadcrumbList') return faultsOfList(type, thing['itemListElement'], isStep);
  if (type === 'ProfilePage') return faultsOfList(type, [thing['mainEntity']], (one) => isRecord(one) && filled(one['name']));
  return type === 'FAQPage' ? faultsOfList(type, thing['mainEntity'], isAnswered) : [];
}

export function judgeStructuredData(text: string): string[] {
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read) || read['@context'] !== 'https://schema.org') return ['structured data is not of schema.org'];
    const graph = read['@graph'];
    return Array.isArray(graph) ? graph.flatMap(faultsOfThing) : faultsOfThing(read);
  } catch {
    return ['structured data cannot be read'];
  }
}
