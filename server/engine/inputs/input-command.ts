// The command that writes down what somebody has told a market that is run by a script.

/**
 * Changes nothing. The journal then holds all that such a market was told, in its place between the commands that followed from it.
 * Nothing, and more than `longestInput` characters, is refused.
 */
export type InputCommand = { readonly type: 'note-input'; readonly text: string };
