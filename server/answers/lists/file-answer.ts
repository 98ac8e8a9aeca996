// An answer that is a file: sent as it is read, however long it is, and not in an envelope.

export class FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly chunks: AsyncIterable<string>;

  constructor(name: string, mediaType: string, chunks: AsyncIterable<string>) {
    this.name = name;
    this.mediaType = mediaType;
    this.chunks = chunks;
  }
}
