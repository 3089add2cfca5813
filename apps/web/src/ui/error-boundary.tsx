import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';

export interface ErrorBoundaryProps {
  /** Shown before the error's text: '{label}: {text}'. */
  label: string;
  reloadLabel: string;
  /** When it changes, the children are rendered again, for example on the next page. */
  resetKey?: string | undefined;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
  resetKey: string | undefined;
}

/** Catches an error while its children are rendered, and shows the error's text in red instead of them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div role="alert" className="flex flex-col items-start gap-4 p-6">
        <p className="text-body break-words text-danger-text">
          {this.props.label}: {error.message}
        </p>
        <Button onClick={() => window.location.reload()}>{this.props.reloadLabel}</Button>
      </div>
    );
  }
}
