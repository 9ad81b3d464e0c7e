// Buys the first product of the shop with the client of oapi-codegen, and shows two failures.
// Every answer has HTTP status 200: a failure is the other member of the union, with the code in the body.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	"lychee.example/buy/shop"
)

// report writes a line of JSON: the name of the call and what was read.
func report(values ...any) {
	line, _ := json.Marshal(values)
	fmt.Println(string(line))
}

// answer is the union of a success and a failure.
type answer interface {
	AsFailure() (shop.Failure, error)
}

// failureOf is the failure in an answer, or nil: a success has a code that no failure has.
func failureOf(union answer) *shop.Failure {
	failure, err := union.AsFailure()
	if err != nil || !failure.Code.Valid() {
		return nil
	}
	return &failure
}

// check ends the program when a call failed.
func check(union answer, err error) {
	if err != nil {
		panic(err)
	}
	if failure := failureOf(union); failure != nil {
		panic(fmt.Sprint(failure.Code, " ", *failure.Message))
	}
}

// read is the success of an answer.
func read[Success any](success Success, err error) Success {
	if err != nil {
		panic(err)
	}
	return success
}

func reportFailure(call string, union answer) {
	failure := failureOf(union)
	report(call, "failure", failure.Code, failure.Message)
}

func firstSku(skus map[string]shop.Sku) shop.Sku {
	var first *shop.Sku
	for _, sku := range skus {
		if first == nil || sku.Id < first.Id {
			first = &sku
		}
	}
	return *first
}

func main() {
	token := ""
	signIn := shop.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		if token != "" {
			request.Header.Set("Authori-zation", token)
		}
		return nil
	})
	client := read(shop.NewClientWithResponses(os.Getenv("SHOP_URL"), signIn))
	ctx := context.Background()

	limit := int32(3)
	products, err := client.ProductListWithResponse(ctx, &shop.ProductListParams{Limit: &limit})
	check(products.JSON200, err)
	page := read(products.JSON200.AsProductListSuccess()).Data
	card := page.List[0]
	report("productList", page.Total, card.StoreName, card.Price, card.OtPrice)

	detail, err := client.ProductDetailWithResponse(ctx, card.Id, nil)
	check(detail.JSON200, err)
	product := read(detail.JSON200.AsProductDetailSuccess()).Data
	sku := firstSku(product.ProductValue)
	report("productDetail", product.ProductInfo.StoreName, product.ProductInfo.Price, sku.Id, sku.Weight)

	categories, err := client.ProductCategoriesWithResponse(ctx)
	check(categories.JSON200, err)
	tree := read(categories.JSON200.AsProductCategoriesSuccess()).Data
	report("productCategories", len(tree), tree[0].Name, len(tree[0].ChildList))

	methods, err := client.LoginMethodsWithResponse(ctx)
	check(methods.JSON200, err)
	ways := read(methods.JSON200.AsLoginMethodsSuccess()).Data
	report("loginMethods", ways.GoogleOpen, ways.FacebookAppId, ways.VisitorOpen)

	// A guest has no account, and this product does not exist.
	reportFailure("userInfo", read(client.UserInfoWithResponse(ctx)).JSON200)
	reportFailure("productDetail", read(client.ProductDetailWithResponse(ctx, 99999999, nil)).JSON200)

	person := shop.EmailLogin{Email: os.Getenv("SHOP_EMAIL"), Password: os.Getenv("SHOP_PASSWORD")}
	login, err := client.EmailLoginWithResponse(ctx, person)
	check(login.JSON200, err)
	session := read(login.JSON200.AsEmailLoginSuccess()).Data
	report("emailLogin", session.Uid, session.NikeName, session.Email, session.Phone, session.Type)
	token = session.Token

	user, err := client.UserInfoWithResponse(ctx)
	check(user.JSON200, err)
	account := read(user.JSON200.AsUserInfoSuccess()).Data
	report("userInfo", account.Nickname, account.Email, account.UserType, account.Integral)

	counts, err := client.OrderCenterCountsWithResponse(ctx)
	check(counts.JSON200, err)
	orders := read(counts.JSON200.AsOrderCenterCountsSuccess()).Data
	report("orderCenterCounts", orders.UnPaidCount, orders.RefundCount)

	addresses, err := client.AddressListWithResponse(ctx, nil)
	check(addresses.JSON200, err)
	book := read(addresses.JSON200.AsAddressListSuccess()).Data
	home := book.List[0]
	report("addressList", book.Total, home.RealName, home.PostCode, home.IsDefault)

	items := []shop.CartAddItem{{ProductId: card.Id, ProductAttrUnique: sku.Id, CartNum: 2}}
	saved, err := client.CartSaveWithResponse(ctx, items)
	check(saved.JSON200, err)
	report("cartSave")

	cart, err := client.CartListWithResponse(ctx, &shop.CartListParams{IsValid: true})
	check(cart.JSON200, err)
	store := read(cart.JSON200.AsCartListSuccess()).Data[0]
	line := store.CartInfoList[0]
	report("cartList", store.MerName, line.ProductAttrUnique, line.Price, line.CartNum)

	lines := []shop.PreOrderItem{{ShoppingCartId: &line.Id}}
	preOrder, err := client.PreOrderCreateWithResponse(ctx,
		shop.PreOrderCreate{PreOrderType: shop.PreOrderTypeSHOPPINGCART, OrderDetails: lines})
	check(preOrder.JSON200, err)
	preOrderNo := read(preOrder.JSON200.AsPreOrderCreateSuccess()).Data.PreOrderNo
	report("preOrderCreate", preOrderNo)

	order, err := client.OrderCreateWithResponse(ctx, shop.OrderCreate{
		PreOrderNo: preOrderNo,
		AddressId:  home.Id,
		PayType:    shop.PayTypeCARD,
		PayChannel: shop.PayChannelPC,
	})
	check(order.JSON200, err)
	report("orderCreate", read(order.JSON200.AsOrderCreateSuccess()).Data.OrderNo)
}
