import type { ChatBodyInput } from '@app/contract/chat';

/** The settings for the replies in a chat. */
export interface ChatSettings {
  /** Empty if there are none. */
  instructions: string;
  /** From 0 to 2; null for the model's default. */
  temperature: number | null;
}

export interface CategoryPlace {
  categoryId: string;
  subcategoryId: string | undefined;
}

export const noSettings: ChatSettings = { instructions: '', temperature: null };

export const hasSettings = ({ instructions, temperature }: ChatSettings): boolean =>
  instructions !== '' || temperature !== null;

/** The settings of a chat that is not stored yet, which are sent with its first message. */
export class NewChat {
  #settings = noSettings;
  readonly #place: CategoryPlace | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(place?: CategoryPlace) {
    this.#place = place;
  }

  read = (): ChatSettings => this.#settings;

  write(settings: ChatSettings): void {
    this.#settings = settings;
    for (const notify of this.#listeners) notify();
  }

  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => this.#listeners.delete(notify);
  };

  toBody = (): Partial<ChatBodyInput> => {
    const { instructions, temperature } = this.#settings;
    return {
      ...(instructions !== '' && { instructions }),
      ...(temperature !== null && { temperature }),
      ...(this.#place && { categoryId: this.#place.categoryId }),
      ...(this.#place?.subcategoryId !== undefined && { subcategoryId: this.#place.subcategoryId }),
    };
  };
}
