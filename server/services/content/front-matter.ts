// The head of a Markdown file: a few named lines between two rules, then the text.

export type MarkdownFile = { readonly head: Readonly<Record<string, string>>; readonly body: string };

/** Refuses (Error) a head that does not end, and a line in it that is no `name: text`. Quotes around a text are taken off. */
export function readMarkdownFile(text: string): MarkdownFile {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replace(/^\uFEFF/, '')
    .split('\n');
  if (lines[0] !== '---') return { head: {}, body: lines.join('\n').trim() };
  const end = lines.indexOf('---', 1);
  if (end === -1) throw new Error('the head between --- and --- does not end');
  const named = lines
    .slice(1, end)
    .filter((line) => line.trim() !== '')
    .map((line): [string, string] => {
      const [, name, said] = /^([a-z]+):\s*(.*?)\s*$/.exec(line) ?? [];
      if (name === undefined || said === undefined) throw new Error(`“${line}” is no line such as “title: …”`);
      const quoted = /^(["'])(.*)\1$/.exec(said)?.[2];
      return [name, quoted ?? said];
    });
  return {
    head: Object.fromEntries(named),
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}
