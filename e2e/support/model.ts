import { MODEL_ADDRESS } from './addresses.ts';

/** The connected model; the table of behaviours is in apps/server/test/model-server/behaviours.ts. */
const MODEL = 'echo';

/** From now on, or for `times` replies, the model behaves like the named row of the table. */
export async function setModelBehaviour(behaviour: string, times?: number): Promise<void> {
  const response = await fetch(`${MODEL_ADDRESS}/control/behaviour`, {
    method: 'PUT',
    body: JSON.stringify({ model: MODEL, behaviour, times }),
  });
  if (!response.ok) throw new Error(`The model server refused the behaviour '${behaviour}': ${await response.text()}`);
}

/** Back to the default: an empty name removes the behaviour that was set, so the model echoes. */
export async function resetModelBehaviour(): Promise<void> {
  await setModelBehaviour('');
}
