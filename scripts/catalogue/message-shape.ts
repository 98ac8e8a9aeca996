// The shape of a message, the same in every language: values that are filled in, parts that are marked, cases that are told apart.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type MessageShape = {
  /** `name:kind`, sorted: number, date, plain, plural, ordinal, and of a choice its cases. */
  readonly values: readonly string[];
  /** Names of marked parts, sorted. */
  readonly marks: readonly string[];
  /** The plurals: the value, whether it counts places (first, second), its cases, and whether there are words that would bend. */
  readonly plurals: readonly {
    readonly value: string;
    readonly ordinal: boolean;
    readonly cases: readonly string[];
    readonly hasWords: boolean;
  }[];
};

const kinds: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.argument]: 'plain',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
};

/** A unit of a letter or two stays as it is beside every number. */
const bends = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => element.type === TYPE.literal && /\p{L}{3}/u.test(element.value));

/** Throws what the parser says of a message that is none. */
export function messageShape(message: string): MessageShape {
  const values = new Set<string>();
  const marks = new Set<string>();
  const plurals: MessageShape['plurals'][number][] = [];
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      const kind = kinds[element.type];
      if (kind !== undefined && 'value' in element) values.add(`${element.value}:${kind}`);
      if (element.type === TYPE.tag) {
        marks.add(element.value);
        visit(element.children);
      }
      if (element.type === TYPE.select) {
        values.add(`${element.value}:${Object.keys(element.options).toSorted().join('|')}`);
        for (const option of Object.values(element.options)) visit(option.value);
      }
      if (element.type === TYPE.plural) {
        const ordinal = element.pluralType === 'ordinal';
        values.add(`${element.value}:${ordinal ? 'ordinal' : 'plural'}`);
        plurals.push({
          value: element.value,
          ordinal,
          cases: Object.keys(element.options),
          hasWords: bends(element.options['other']?.value ?? []),
        });
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(parse(message));
  return { values: [...values].toSorted(), marks: [...marks].toSorted(), plurals };
}
