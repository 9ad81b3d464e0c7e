module lychee.example/buy

go 1.23

require github.com/oapi-codegen/runtime v1.9.0
