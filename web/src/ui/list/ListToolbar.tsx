import RefreshIcon from "@mui/icons-material/Refresh";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { SearchForm } from "./SearchForm.tsx";
import { HStack } from "../layout/HStack.tsx";

type Props = {
  searchLabel: string;
  placeholder?: string;
  search: string;
  maxLength: number;
  onSearch: (text: string) => void;
  onRefresh?: () => void;
  refreshing?: boolean;
  /** Filters and other actions on the whole list. */
  children?: ReactNode;
};

/** Above a list: search, filters, refresh. */
export function ListToolbar({
  searchLabel,
  placeholder,
  search,
  maxLength,
  onSearch,
  onRefresh,
  refreshing = false,
  children,
}: Props) {
  return (
    <HStack sx={{ mb: 3 }}>
      <SearchForm
        label={searchLabel}
        {...(placeholder ? { placeholder } : null)}
        value={search}
        maxLength={maxLength}
        onSearch={onSearch}
      />
      {children}
      {onRefresh && (
        <Button
          color="inherit"
          variant="outlined"
          onClick={onRefresh}
          aria-label={refreshing ? "Atualizando..." : "Atualizar"}
          aria-disabled={refreshing}
          sx={{ gap: 1, px: { xs: 1.25, xl: 2.5 }, minWidth: 48 }}
        >
          <RefreshIcon aria-hidden fontSize="small" />
          <Box component="span" sx={{ display: { xs: "none", xl: "inline" } }}>
            {refreshing ? "Atualizando..." : "Atualizar"}
          </Box>
        </Button>
      )}
    </HStack>
  );
}
