// The facts that follow from the kinds of an order form: their names, and the texts that they have between them.

type Texts<Text extends string> = Readonly<Record<Text, string>>;
type Kinds<Kind extends string, Text extends string> = Readonly<Record<Kind, { readonly texts: Partial<Texts<Text>> }>>;

/** `Text`: every text that some kind names. As they begin. */
function textsOf<Text extends string>(kinds: Kinds<string, Text>): Texts<Text>;
function textsOf(kinds: Kinds<string, string>): Texts<string> {
  return Object.fromEntries(Object.values(kinds).flatMap(({ texts }) => Object.entries(texts).map(([name, text = '']) => [name, text])));
}

export function kindRegistry<Kind extends string, Text extends string>(kinds: Kinds<Kind, Text>) {
  const isKind = (name: unknown): name is Kind => typeof name === 'string' && Object.hasOwn(kinds, name);
  return { isKind, names: Object.keys(kinds).filter(isKind), texts: textsOf<Text>(kinds) };
}
