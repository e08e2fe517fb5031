"""The published description: every operation may also answer with an error of the one shape."""

from __future__ import annotations

from litestar.openapi.spec import (
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Schema,
)

ERROR = Schema(
    title="Error",
    type=OpenAPIType.OBJECT,
    properties={
        "status": Schema(type=OpenAPIType.INTEGER),
        "code": Schema(type=OpenAPIType.STRING),
        "text": Schema(type=OpenAPIType.STRING),
        "where": Schema(type=OpenAPIType.STRING),
    },
    required=["status", "code", "text"],
)


def with_errors(description: OpenAPI) -> None:
    """Say how each operation fails."""
    for item in (description.paths or {}).values():
        for operation in (item.get, item.post, item.put, item.delete):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["default"] = OpenAPIResponse(
                    description="What the table refuses, in words",
                    content={"application/json": OpenAPIMediaType(schema=ERROR)},
                )
