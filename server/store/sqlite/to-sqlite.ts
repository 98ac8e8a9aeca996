// The statements of this code, which are PostgreSQL's, in the words of SQLite. A form that is not known here is refused by name, or by SQLite.

export type Translated = {
  readonly text: string;
  /** Parameters by the place at which they are bound: one of the caller's, or several lists as a list of rows. From 1. */
  readonly bound: readonly (number | readonly number[])[];
  /** It writes each row of these lists: it is run for each, with one element of each list in the list's place. Null: it is run once. */
  readonly lists: readonly number[] | null;
};

const list = String.raw`\$\d+(?:::[a-z]+(?:\(\d+, ?\d+\))?\[\])?`;
const rows = String.raw`unnest\((${list}(?:, ${list})*)\)`;
const namedRows = new RegExp(String.raw`${rows}(?: as (\w+) ?\(([^)]*)\))?`, 'g');
const bareRows = new RegExp(String.raw`select \* from ${rows}(?! as)`, 'g');
const castTypes = ['bigint', 'integer', 'int', 'smallint', 'numeric', 'json', 'jsonb', 'boolean'];

const numbersIn = (text: string): number[] => [...text.matchAll(/\$(\d+)/g)].map(([, digits]) => Number(digits));

/** `values (default, $1, …)` without the columns of which every row leaves the default. */
function withoutDefaults(text: string): string {
  const [whole, before, names, , values] = /^(insert into \S+ )\(([^)]*)\) (values )((?:\([^()]*\)(?:, )?)+)/.exec(text) ?? [];
  if (whole === undefined || before === undefined || names === undefined || values === undefined || !values.includes('default'))
    return text;
  const given = [...values.matchAll(/\(([^()]*)\)/g)].map(([, row = '']) => row.split(', '));
  const stays = names.split(', ').map((_, at) => given.some((row) => row[at] !== 'default'));
  const only = (cells: readonly string[]): string => `(${cells.filter((_, at) => stays[at]).join(', ')})`;
  return `${before}${only(names.split(', '))} values ${given.map(only).join(', ')}${text.slice(whole.length)}`;
}

/** Lists of rows that are read: as one list, whose rows are lists. A list alone is bound as it is. */
function readLists(text: string, bound: (number | readonly number[])[]): string {
  return text.replace(namedRows, (_, given: string, name?: string, names?: string) => {
    if (name === undefined || names === undefined) throw new Error(`rows without names: ${given}`);
    const columns = names.split(/, ?/);
    const parameters = numbersIn(given);
    const [only] = parameters;
    if (parameters.length === 1) return `(select value as ${columns[0]} from json_each($${only})) as ${name}`;
    bound.push(parameters);
    const cells = columns.map((column, at) => `value ->> ${at} as ${column}`);
    return `(select ${cells.join(', ')} from json_each($${bound.length})) as ${name}`;
  });
}

/** Lists of rows that are written: each row by itself. */
function writtenLists(text: string): string {
  if (text.includes(' group by ')) throw new Error('rows that are written cannot be added up in the same statement');
  return text
    .replace(bareRows, (_, given: string) => {
      const values = numbersIn(given).map((place) => `$${place}`);
      return `values (${values.join(', ')})`;
    })
    .replace(namedRows, (_, given: string, name = '', names = '') => {
      const columns = String(names).split(/, ?/);
      return `(select ${numbersIn(given)
        .map((place, at) => `$${place} as ${columns[at]}`)
        .join(', ')}) as ${name}`;
    });
}

/** Members of a union stand in brackets there, and may not here. */
function withoutBrackets(text: string): string {
  let plain = text;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/(^|union all |^(?:select \* from \()+)\((?=\(*select )/, '$1select * from (');
  }
  return plain;
}

/** @param keyOf the columns of a table's primary key */
export function toSqlite(asked: string, keyOf: (table: string) => readonly string[]): Translated {
  const texts: string[] = [];
  let text = asked.trim().replace(/'(?:[^']|'')*'/g, (one) => `'${texts.push(one) - 1}'`);
  if (/^begin\b/.test(text)) return { text: 'begin', bound: [], lists: null };
  const parameters = numbersIn(text);
  const bound: (number | readonly number[])[] = Array.from({ length: Math.max(0, ...parameters) }, (_, at) => at + 1);
  const isWritten = /^(insert|update|delete)\b/.test(text) && text.includes('unnest($');
  const written = isWritten ? numbersIn([...text.matchAll(namedRows)].join()) : null;
  text = isWritten ? writtenLists(text) : readLists(text, bound);
  text = text
    .replace(/unnest\(("?\w+"?(?:\."?\w+"?)?)\) as (\w+) ?\(value\)/g, 'json_each(list_as_json($1)) as $2')
    .replace(/= any\((\$\d+)(?:::[a-z]+\[\])?\)/g, 'in (select value from json_each($1))')
    .replace(/= any\(("?\w+"?(?:\."?\w+"?)?)\)/g, 'in (select value from json_each(list_as_json($1)))')
    .replace(/^delete from (\w+) using (.*) where (.*)$/s, (_, table: string, using: string, where: string) => {
      const key = keyOf(table);
      const ofTable = key.map((column) => `${table}.${column}`);
      return `delete from ${table} where (${key.join(', ')}) in (select ${ofTable.join(', ')} from ${table}, ${using} where ${where})`;
    })
    .replace(/("?\w+"?(?:\."?\w+"?)?)(?:::jsonb?)? ->> ('\d+')/g, 'cast($1 ->> $2 as text)')
    .replace(/::([a-z]+)(\[\])?/g, (cast, type: string) => {
      if (!castTypes.includes(type)) throw new Error(`SQLite is not told of ${cast}`);
      return '';
    })
    .replace(/ for update$/, '')
    .replace(/\$(\d+)/g, '?$1');
  text = withoutBrackets(withoutDefaults(text));
  return { text: text.replace(/'(\d+)'/g, (_, at: string) => texts[Number(at)] ?? ''), bound, lists: written };
}
