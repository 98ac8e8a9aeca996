// The field of a form that is marked, and by what: problems are said in one place, and their fields name that place.
import { useId, useRef, type Ref } from 'react';

import { holdsBack, type TicketProblem } from './problem.ts';

export type FieldMark = { readonly mark?: 'wrong' | 'warning'; readonly describedBy?: string };

export type Marks<Field extends string> = {
  /** The id of the element in which problems are said. */
  readonly notesId: string;
  readonly markOf: (field: Field) => FieldMark;
  readonly fieldRef: (field: Field) => Ref<HTMLInputElement>;
  /** The input in which a field is typed; undefined where the form has none now. */
  readonly inputOf: (field: string) => HTMLInputElement | undefined;
};

export function useMarks<Field extends string>(said: readonly TicketProblem[]): Marks<Field> {
  const notesId = useId();
  const inputs = useRef(new Map<string, HTMLInputElement>());
  return {
    notesId,
    markOf: (field) => {
      const about = said.find((problem) => problem.fields[0] === field);
      return about === undefined ? {} : { mark: holdsBack(about) ? 'wrong' : 'warning', describedBy: notesId };
    },
    fieldRef: (field) => (input) => {
      if (input === null) inputs.current.delete(field);
      else inputs.current.set(field, input);
    },
    inputOf: (field) => inputs.current.get(field),
  };
}
