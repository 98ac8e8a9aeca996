// The contents of a page, section by section.

export const ContentsList = ({ sections }: { readonly sections: readonly { readonly id: string; readonly title: string }[] }) => (
  <ul className="text-sm">
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} className="flex min-h-8 items-center py-1 text-secondary hover:text-primary hover:underline max-xl:min-h-11">
          {title}
        </a>
      </li>
    ))}
  </ul>
);
