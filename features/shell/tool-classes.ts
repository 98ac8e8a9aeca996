// The classes of the header's small buttons: a picture alone, or a row with its words in the drawer.

export const toolClasses = (worded: boolean): string =>
  worded
    ? 'flex min-h-11 w-full items-center gap-3 rounded-md px-4 text-start text-sm text-primary hover:bg-surface-2'
    : 'grid size-9 place-items-center rounded text-secondary hover:bg-surface-2 hover:text-primary max-md:size-11';
