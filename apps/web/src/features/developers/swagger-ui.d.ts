/** The part of swagger-ui that is used; the package has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerRequest {
    headers: Record<string, string>;
  }

  type Component = (props: { getComponent: (name: string, isConnected?: boolean) => Component }) => unknown;

  /** Receives the React that is part of the bundle. */
  export type SwaggerPlugin = (system: {
    React: { createElement: (type: string | Component, props?: object, ...children: unknown[]) => unknown };
  }) => { components: Record<string, Component> };

  export default function swaggerUi(options: {
    domNode: HTMLElement;
    spec: object;
    plugins: readonly SwaggerPlugin[];
    layout: string;
    validatorUrl: null;
    syntaxHighlight: false;
    docExpansion: 'list' | 'none';
    /** -1 hides the list of schemas. */
    defaultModelsExpandDepth: number;
    supportedSubmitMethods: readonly string[];
    requestInterceptor: (request: SwaggerRequest) => SwaggerRequest;
  }): unknown;
}
