import type { ModelMessage, ModelPicture, ModelTool } from './llm.ts';
import type { ProviderModel } from './provider-interface.ts';

type CallOptions = Parameters<ProviderModel['doStream']>[0];
type ProviderPrompt = CallOptions['prompt'];
type ProviderOptions = NonNullable<CallOptions['providerOptions']>;
type ProviderTools = NonNullable<CallOptions['tools']>;
type ProviderSchema = Extract<ProviderTools[number], { type: 'function' }>['inputSchema'];

/** Converts messages to the form of the providers' packages. */
export function toPrompt(messages: readonly ModelMessage[]): ProviderPrompt {
  return messages.map(({ role, content, pictures = [], toolCalls = [], answeredCall }) => {
    const text = content === '' ? [] : [{ type: 'text' as const, text: content }];
    switch (role) {
      case 'system':
        return { role, content };
      case 'user':
        return { role, content: [...pictures.map(toPicturePart), { type: 'text', text: content }] };
      case 'assistant': {
        const calls = toolCalls.map(({ id, name, input, providerMetadata }) => ({
          type: 'tool-call' as const,
          toolCallId: id,
          toolName: name,
          input,
          ...(providerMetadata && { providerOptions: providerMetadata as ProviderOptions }),
        }));
        return { role, content: [...text, ...calls] };
      }
      case 'tool': {
        const output = { type: 'text' as const, value: content };
        const call = { toolCallId: answeredCall?.id ?? '', toolName: answeredCall?.name ?? '' };
        return { role, content: [{ type: 'tool-result', ...call, output }] };
      }
    }
  });
}

function toPicturePart({ mediaType, bytes }: ModelPicture) {
  return { type: 'file' as const, mediaType, data: { type: 'data' as const, data: bytes } };
}

export function toProviderTools(tools: readonly ModelTool[]): ProviderTools {
  return tools.map(({ name, description, parameters }) => ({
    type: 'function',
    name,
    description,
    inputSchema: parameters as ProviderSchema,
  }));
}
