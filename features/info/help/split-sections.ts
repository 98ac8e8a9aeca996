// An article in its sections, as the frame of information pages shows them: what stands before the first heading, then heading by heading.

export type WrittenSection = { readonly id: string; readonly title: string; readonly html: string };
type Article = {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
};

export function splitSections({ html, headings }: Article): { readonly opening: string; readonly sections: readonly WrittenSection[] } {
  const [opening = '', ...parts] = html.split(/<h2 id="[^"]*">.*?<\/h2>\n?/);
  const named = headings.filter(({ level }) => level === 2);
  return {
    opening: opening.trim(),
    sections: named.map(({ id, text }, place) => ({ id, title: text, html: (parts[place] ?? '').trim() })),
  };
}
